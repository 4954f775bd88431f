import { LocalizedText, Personal } from '@games/contract'
import { err, ok, type Result } from '@games/domain'
import { z } from 'zod'
import { FileLimitsSetting } from '../files/index.ts'
import { FilmSetting } from '../safe-sport/index.ts'

const personalField = z.enum(Object.keys(Personal.shape) as [keyof Personal, ...(keyof Personal)[]])

/** What an organiser may set, and what each of them may be. */
const SETTINGS = {
  file_limits: FileLimitsSetting,
  games_name: LocalizedText,
  login_enabled: z.boolean(),
  signup_birth_year: z.boolean(),
  trivia_code_minutes: z.number().int().min(1).max(1_440),
  public_personal_fields: z.array(personalField),
  safe_sport_film: FilmSetting,
  safe_sport_points: z.number().int().min(0).max(1_000_000),
  unlisted_organisations: z.array(z.string().regex(/^[A-Z0-9]{2,10}$/)),
  route_rules: z.array(z.looseObject({})),
} as const

export type SettingKey = keyof typeof SETTINGS
export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[]
export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(SETTINGS, text)

const LISTS: readonly SettingKey[] = ['public_personal_fields', 'unlisted_organisations']

/** A setting's value as an operator writes it: JSON, or for a list of names its names; what is wrong with it where it cannot be. */
export function settingOf(key: SettingKey, written: string): Result<string, unknown> {
  const read = SETTINGS[key].safeParse(valueOf(key, written))
  return read.success ? ok(read.data) : err(z.prettifyError(read.error))
}

function valueOf(key: SettingKey, written: string): unknown {
  try {
    return JSON.parse(written) as unknown
  } catch {
    return LISTS.includes(key) ? written.split(/[\s,]+/).filter(Boolean) : written
  }
}
