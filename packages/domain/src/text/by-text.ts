/** Orders texts by their characters' codes, the same on every machine and in every language: codes, instants, keys. Names go by an alphabet. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
