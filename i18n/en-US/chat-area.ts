import { chat } from './chat.ts'

/** Loaded with the chat, when it is opened. */
export const chatArea = { chat }
