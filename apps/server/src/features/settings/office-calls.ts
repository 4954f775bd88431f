import { ApiFailure, Personal, SETTING_KEYS } from '@games/contract'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { APPLY_LOCK } from '../../ingest/apply-lock.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { inSnapshot } from '../snapshot.ts'
import { changeSetting } from './change-setting.ts'
import { knownFields, settingRows, setUpRow } from './change-setting.queries.ts'
import { checkSetting } from './settings.ts'

interface SettingDeps {
  readonly pool: Pool
  readonly onCommitted: (seq: number) => void
}

/** What the organiser decides, in the office (0081). */
export const officeSettingCalls = ({
  pool,
  onCommitted,
}: SettingDeps): PrivateCalls<'getSettings' | 'changeSetting'> => ({
  getSettings: () =>
    inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const rows = await settingRows(q, SETTING_KEYS)
      const known = new Map((await knownFields(q)).map(({ field, athletes }) => [field, athletes]))
      const { athletes, accounts, organisations, disciplines, on_map: onMap, ...setUp } = await setUpRow(q)
      return {
        view: {
          settings: rows.map(({ key, value, state, action, at, who, reason }) => ({
            key: key as (typeof SETTING_KEYS)[number],
            value: value ?? null,
            state,
            changed: action === null || at === null ? null : { action, at: at.toISOString(), who, reason },
          })),
          athletes,
          known: Object.fromEntries(Object.keys(Personal.shape).map((field) => [field, known.get(field) ?? 0])),
          accounts,
          sentOrganisations: organisations,
          sentDisciplines: disciplines,
          setUp: { ...setUp, onMap },
        },
      }
    }),

  async changeSetting({ params: { key }, body: { value, expected, reason } }, caller) {
    const checked =
      value === null || value === undefined ? { ok: true as const, value: null } : checkSetting(key, value)
    if (!checked.ok)
      throw new ApiFailure(400, 'invalid-input', `${key} cannot be this`, { fields: { ...checked.error } })
    const { action, seq } = await transaction(
      pool,
      (tx) => changeSetting(tx, caller, { key, value: checked.value, expected, reason: reason ?? null }),
      // while something long is applied or made anew the answer is 503
      { limitMs: 10_000, lock: APPLY_LOCK },
    )
    onCommitted(seq)
    return { view: { action } }
  },
})
