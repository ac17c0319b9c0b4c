// State names of a request.
import type { OwnLead } from '@millwright/contracts';
import type { MessageKey } from '@millwright/messages/shop';

/** What is taken for spam is shown as new: the server sends no other state for it. */
export function requestState({ state }: OwnLead): MessageKey {
  return `requests.state.${state === 'spam' ? 'new' : state}`;
}
