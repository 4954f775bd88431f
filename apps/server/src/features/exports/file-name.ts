/** A name for a file of those parts that were asked for, in letters that every file system takes. */
export const fileName = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined)
    .join('-')
    .replace(/[^\w-]+/g, '-')
