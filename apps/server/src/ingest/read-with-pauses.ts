import { setImmediate } from 'node:timers/promises'
import type { Result } from '@games/domain'
import { type OdfError, type OdfMessage, readOdfWithPauses } from '@games/odf'

/** While a large message is read, requests are answered in between. */
export const readWithPauses = (bytes: Uint8Array): Promise<Result<OdfError, OdfMessage>> =>
  readOdfWithPauses(bytes, () => setImmediate())
