import { loadChatArea } from '../texts/load.ts'
import type { Translator } from '#platform/texts/messages.ts'

/** The panel together with its words. A step of its own, so that pages do not carry the list of the chat's files. */
export async function loadChat(t: Translator) {
  const [{ ChatPanel }, texts] = await Promise.all([import('./chat-panel.tsx'), loadChatArea(t.locale)])
  t.add(texts)
  return ChatPanel
}
