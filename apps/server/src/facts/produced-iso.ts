/** ODF's produced date and time (`YYYY-MM-DDhhmmssfff`) as a local ISO instant without zone, to the second. */
export const producedIso = (produced: string): string =>
  `${produced.slice(0, 10)}T${produced.slice(10, 12)}:${produced.slice(12, 14)}:${produced.slice(14, 16)}`
