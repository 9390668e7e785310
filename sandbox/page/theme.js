// Dark or light: the system's choice until the person makes one, which this browser remembers.

const KEY = "sandbox-theme";
const system = matchMedia("(prefers-color-scheme: light)");

export class Theme {
  constructor() {
    this.apply(localStorage.getItem(KEY));
  }

  get light() {
    const chosen = document.documentElement.dataset.theme;
    return chosen ? chosen === "light" : system.matches;
  }

  apply(chosen) {
    if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
  }

  toggle() {
    const next = this.light ? "dark" : "light";
    localStorage.setItem(KEY, next);
    this.apply(next);
  }
}
