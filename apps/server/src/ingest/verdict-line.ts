import { trimRsc } from '@games/domain'
import type { MessageVerdict } from './verdicts.queries.ts'

/**
 * The line of the log about a message that was rejected or survived with warnings; null for every other. It says which message and what
 * kind of fault: reasons and warnings quote what was sent, which may be somebody's name, and are read with the feed's key.
 */
export function verdictLine({ id, verdict, reason, warnings, header }: MessageVerdict): string | null {
  if (verdict !== 'rejected' && warnings.length === 0) return null
  const about = header ? ` (${typeOf(header)} ${trimRsc(header.documentCode)}, version ${header.version})` : ''
  const kind = verdict === 'rejected' ? `rejected: ${kindOf(reason)}` : verdict
  const survived =
    warnings.length > 0 ? ` with ${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}` : ''
  return `message ${id}${about} ${kind}${survived}; GET /ingest/odf/${id} says all`
}

/** A sender may write anything there, line breaks too. */
const typeOf = ({ documentType }: { readonly documentType: string }): string =>
  /^[A-Z_]{1,40}$/.test(documentType) ? documentType : 'of no known type'

/** A reason begins with our own word for the kind of fault. */
const kindOf = (reason: string | null): string => /^[a-z-]+(?=:)/.exec(reason ?? '')?.[0] ?? 'unknown'
