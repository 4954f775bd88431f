import { Personal, SETTING_KEYS, type SettingKey } from '@games/contract'
import { err, ok, type Result } from '@games/domain'
import { z } from 'zod'
import { FileLimitsSetting } from '../files/index.ts'
import { FilmSetting } from '../safe-sport/index.ts'
import { soundRules } from '../route-rules/index.ts'
import {
  DaysSetting,
  DelegationsSetting,
  DisciplinesSetting,
  NameSetting,
  WaysSetting,
  ZoneSetting,
} from './games-settings.ts'

const personalField = z.enum(Object.keys(Personal.shape) as [keyof Personal, ...(keyof Personal)[]])

/** What an organiser may set, and what each of them may be. */
const SETTINGS = {
  games_name: NameSetting,
  games_days: DaysSetting,
  time_zone: ZoneSetting,
  delegations: DelegationsSetting,
  disciplines: DisciplinesSetting,
  file_limits: FileLimitsSetting,
  login_enabled: z.boolean(),
  signup_birth_year: z.boolean(),
  previews: z.boolean(),
  trivia_code_minutes: z.number().int().min(1).max(1_440),
  public_personal_fields: z.array(personalField).transform((fields) => [...new Set(fields)].sort()),
  safe_sport_film: FilmSetting,
  safe_sport_points: z.number().int().min(0).max(1_000_000),
  access_log_days: z.number().int().min(1).max(4_000),
  travel_km_per_hour: z.number().int().min(1).max(100),
  venue_ways: WaysSetting,
  unlisted_organisations: z.array(z.string().regex(/^[A-Z0-9]{2,10}$/)),
  route_rules: z.array(z.looseObject({})).superRefine((rules, context) => {
    for (const message of soundRules(rules).faults) context.addIssue({ code: 'custom', message })
  }),
} as const satisfies Readonly<Record<SettingKey, z.ZodType>>

export { SETTING_KEYS, type SettingKey }
export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(SETTINGS, text)

const LISTS: readonly SettingKey[] = ['public_personal_fields', 'unlisted_organisations']

/** A setting's value as an operator writes it: JSON, or for a list of names its names; what is wrong with it where it cannot be. */
export function settingOf(key: SettingKey, written: string): Result<string, unknown> {
  const read = SETTINGS[key].safeParse(valueOf(key, written))
  return read.success ? ok(read.data) : err(z.prettifyError(read.error))
}

/** A setting's value as a form sends it; what is wrong with it where it cannot be: by path, an id or words. */
export function checkSetting(key: SettingKey, value: unknown): Result<Readonly<Record<string, string>>, unknown> {
  const read = SETTINGS[key].safeParse(value)
  if (read.success) return ok(read.data)
  const faults = read.error.issues.map((issue): [string, string] => {
    const id: unknown = issue.code === 'custom' ? issue.params?.['fault'] : undefined
    return [issue.path.join('.') || 'value', typeof id === 'string' ? id : issue.message]
  })
  return err(Object.fromEntries(faults.reverse()))
}

function valueOf(key: SettingKey, written: string): unknown {
  try {
    return JSON.parse(written) as unknown
  } catch {
    return LISTS.includes(key) ? written.split(/[\s,]+/).filter(Boolean) : written
  }
}
