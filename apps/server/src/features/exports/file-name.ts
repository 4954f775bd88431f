/** A name for a file of the requested parts, in letters that every file system takes. */
export const fileName = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined)
    .join('-')
    .replace(/[^\w-]+/g, '-')
