/**
 * Marks that stand where a place is expected, and what they are here (IRM). Seen in files: DNS, DNF, DQ, DSQ, SCR. Whoever is scratched
 * has withdrawn before: that is not DNS.
 */
const IRM_OF: Readonly<Record<string, string>> = { DNS: 'DNS', DNF: 'DNF', DQ: 'DQ', DSQ: 'DSQ', SCR: 'WDR' }

export interface Mark {
  /** As the file has it, in capitals: `FS`. */
  readonly mark: string
  /** Null: nobody has said yet what it means. */
  readonly irm: string | null
  /** The rule in brackets behind it: `TR16.8`. */
  readonly rule: string | null
}

/** `DQ(TR16.8)` → DQ by rule TR16.8; null for what can be no mark. */
export function markOf(text: string): Mark | null {
  const [, mark, rule] = /^(\p{L}[\p{L}\d/.-]{0,9})\s*(?:\(([^()]{1,40})\))?$/u.exec(text) ?? []
  if (mark === undefined) return null
  const capitals = mark.toUpperCase()
  return { mark: capitals, irm: IRM_OF[capitals] ?? null, rule: rule?.trim() ?? null }
}
