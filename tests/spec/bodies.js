// Which schema of Discord's description a request's body must keep, by method and path.

import * as spec from "discord-api-spec/zod";
import { pathsList } from "discord-api-spec";
import * as z from "zod/mini";

// The description writes these two in place, so that the package has no name for them.
const NewEmoji = z.object({
  name: z.string().check(z.minLength(2), z.maxLength(32)),
  image: z.string().check(z.startsWith("data:image/")),
});
const EmojiChange = z.object({
  name: z.optional(z.string().check(z.minLength(2), z.maxLength(32))),
});
const BulkDelete = z.object({
  messages: z.array(spec.SnowflakeTypeSchema).check(z.minLength(2), z.maxLength(100)),
});

const Commands = z.nullable(
  z.array(spec.ApplicationCommandUpdateRequestSchema).check(z.maxLength(130)),
);
const CommandChange = spec.ApplicationCommandPatchRequestPartialSchema;
const NewCommand = spec.ApplicationCommandCreateRequestSchema;
const WebhookChange = spec.IncomingWebhookUpdateRequestPartialSchema;
const NewThread = spec.CreateTextThreadWithoutMessageRequestSchema;
const Callback = z.union([
  spec.ApplicationCommandAutocompleteCallbackRequestSchema,
  spec.CreateMessageInteractionCallbackRequestSchema,
  spec.LaunchActivityInteractionCallbackRequestSchema,
  spec.ModalInteractionCallbackRequestSchema,
  spec.PongInteractionCallbackRequestSchema,
  spec.UpdateMessageInteractionCallbackRequestSchema,
]);
const ChannelChange = z.union([
  spec.UpdateThreadRequestPartialSchema,
  spec.UpdateGuildChannelRequestPartialSchema,
]);

export const BODIES = {
  "POST /applications/{application_id}/commands": NewCommand,
  "PUT /applications/{application_id}/commands": Commands,
  "PATCH /applications/{application_id}/commands/{command_id}": CommandChange,
  "POST /applications/{application_id}/guilds/{guild_id}/commands": NewCommand,
  "PUT /applications/{application_id}/guilds/{guild_id}/commands": Commands,
  "PATCH /applications/{application_id}/guilds/{guild_id}/commands/{command_id}": CommandChange,
  "POST /applications/{application_id}/emojis": NewEmoji,
  "PATCH /applications/{application_id}/emojis/{emoji_id}": EmojiChange,
  "POST /channels/{channel_id}/messages": spec.MessageCreateRequestSchema,
  "PATCH /channels/{channel_id}/messages/{message_id}": spec.MessageEditRequestPartialSchema,
  "POST /channels/{channel_id}/messages/bulk-delete": BulkDelete,
  "POST /channels/{channel_id}/messages/{message_id}/threads":
    spec.CreateTextThreadWithMessageRequestSchema,
  "POST /channels/{channel_id}/threads": NewThread,
  "PATCH /channels/{channel_id}": ChannelChange,
  "POST /guilds/{guild_id}/channels": spec.CreateGuildChannelRequestSchema,
  "POST /interactions/{interaction_id}/{interaction_token}/callback": Callback,
  "POST /users/@me/channels": spec.CreatePrivateChannelRequestSchema,
  "PATCH /users/@me": spec.BotAccountPatchRequestSchema,
  "PATCH /applications/@me": spec.ApplicationFormPartialSchema,
  "POST /webhooks/{webhook_id}/{webhook_token}": spec.IncomingWebhookRequestPartialSchema,
  "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": WebhookChange,
  "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": WebhookChange,
};

// The description's own path of a request, the one with the most literal parts first.
export function described(method, path) {
  const known = pathsList[method.toLowerCase()] ?? [];
  const parts = path.split("?")[0].split("/");
  const fits = known.filter((template) => {
    const wanted = template.split("/");
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part.startsWith("{") || part === parts[index])
    );
  });
  const variables = (template) => template.split("{").length;
  return fits.sort((a, b) => variables(a) - variables(b))[0];
}
