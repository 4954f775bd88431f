export interface TimingSearch {
  /** Number of the file that is open. */
  readonly file?: number
}

/** Which file is open; what cannot be one is as if it were not there. */
export function timingSearch({ file }: Readonly<Record<string, unknown>>): TimingSearch {
  return /^[1-9]\d{0,8}$/.test(String(file)) ? { file: Number(file) } : {}
}
