// Composes the page: one socket, one store, and the views that listen to them.

import { Clock } from "./clock.js";
import { Components } from "./component.js";
import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { Interactions } from "./interaction.js";
import { Log } from "./log.js";
import { Messages } from "./message.js";
import { Modals } from "./modal.js";
import { PersonPanel } from "./person.js";
import { Prose } from "./prose.js";
import { Sidebar } from "./sidebar.js";
import { Socket } from "./socket.js";
import { Store } from "./store.js";
import { Theme } from "./theme.js";

function start() {
  const theme = new Theme();
  const clock = new Clock();
  const store = new Store();
  const socket = new Socket(new URL(location.href).searchParams.get("as"));
  store.addEventListener("language", () => { clock.locale = store.me.locale; });
  const interactions = new Interactions(socket, store, clock);
  const prose = new Prose(store, clock);
  const components = new Components(store, prose, interactions);
  const messages = new Messages({ store, clock, prose, components, interactions, socket });
  new Sidebar(store);
  new PersonPanel({ store, socket, theme });
  new Log({ store, clock, messages, interactions });
  new Modals({ store, prose, interactions });
  const composer = new Composer({ store, socket, interactions });
  const connection = new Connection(socket);
  socket.addEventListener("frame", ({ detail }) => {
    if (detail.t === "hello") clock.set(detail.now);
    if (!interactions.take(detail)) {
      if (detail.t === "error") composer.complain(detail.message);
      else store.take(detail);
    }
  });
  socket.addEventListener("lost", () => interactions.lost());
  addEventListener("focus", () => store.read());
  store.addEventListener("hello", () => matchMedia("(hover: hover)").matches && connection.first && composer.focus());
  socket.connect();
}

start();
