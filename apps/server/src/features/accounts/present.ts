import type { Account, Devices, Passkey } from '@games/contract'
import { maskedCpf, maskedEmail } from '@games/domain'
import type { AccountRow } from './accounts.queries.ts'
import type { PasskeyRow } from './passkeys.queries.ts'
import type { DeviceRow } from './sessions.queries.ts'

/** An account as its owner is shown it. */
export const account = (row: AccountRow): Account => ({
  id: row.id,
  username: row.username,
  type: row.type,
  role: row.role,
  email: row.email === null ? null : maskedEmail(row.email),
  cpf: row.cpf_end === null ? null : maskedCpf(row.cpf_end),
  organisation: row.organisation,
  points: row.points,
  videoViewed: row.video_watched_at !== null,
  passwordChangedAt: row.password_changed_at.toISOString(),
  createdAt: row.created_at.toISOString(),
})

export const devices = (rows: readonly DeviceRow[]): Devices => ({
  devices: rows.map((row) => ({
    id: row.name,
    current: row.current,
    browser: row.browser,
    system: row.system,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  })),
})

export const passkey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  browser: row.browser,
  system: row.system,
  synced: row.synced,
  createdAt: row.created_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
})
