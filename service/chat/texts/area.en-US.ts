import { chat } from './en-US.ts'

/** Loaded with the chat, when it is opened. */
export const chatArea = { chat }
