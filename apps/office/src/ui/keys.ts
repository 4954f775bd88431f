import { deviceChoices } from '../frame/device-choices.ts'

const FIELDS = 'input,textarea,select,[contenteditable=""],[contenteditable="true"],[role="textbox"],[role="combobox"]'

/** Whether what a key goes into is a field. */
export const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null
export const isTyping = ({ target }: KeyboardEvent): boolean => isTypingIn(target)

/** Keys of one letter do something on this device (WCAG 2.1.4). */
export const letterKeysOn = (): boolean => deviceChoices.get().letterKeys

/** How the key that goes with letters is called here. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')
