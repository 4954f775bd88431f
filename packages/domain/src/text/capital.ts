/** The text with a capital first letter, where it stands alone. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The text with a small first letter, where it stands within a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
