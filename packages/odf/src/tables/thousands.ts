const GROUPED = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*$/

/** `3.210`, `3,210` or `3 210` as the whole number 3210; null for a number without separators of thousands. */
export const withoutThousands = (number: string): string | null =>
  GROUPED.test(number) ? number.replace(/\D/g, '') : null

/** Whether a column has both numbers with a separator and whole numbers above 99: `3.210` beside `998` can be 3210 or 3.21. */
export const mixesThousands = (cells: readonly string[]): boolean =>
  cells.some((cell) => withoutThousands(cell) !== null) && cells.some((cell) => /^\d{3,}$/.test(cell))
