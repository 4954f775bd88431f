import { z } from 'zod'
import * as form from 'zod/mini'
import { isPlainName } from '../feed-desk/code-names.ts'
import { hasStorableTexts, isStorable } from '../fields.ts'

/** What the organiser decides, each with its own page of words in the office; what a value may be is checked by the server. */
export const SETTING_KEYS = [
  'games_name',
  'games_days',
  'time_zone',
  'delegations',
  'disciplines',
  'file_limits',
  'login_enabled',
  'signup_birth_year',
  'previews',
  'trivia_code_minutes',
  'public_personal_fields',
  'safe_sport_film',
  'safe_sport_points',
  'access_log_days',
  'travel_km_per_hour',
  'venue_ways',
  'unlisted_organisations',
  'route_rules',
] as const
export type SettingKey = (typeof SETTING_KEYS)[number]

export const SettingShown = z.object({
  key: z.enum(SETTING_KEYS),
  /** Null: what holds without it. */
  value: z.unknown(),
  /** Is otherwise once somebody has changed it. */
  state: z.string(),
  /** Who changed it last, when, and why where a reason was asked; null: nobody, or before there was a record. */
  changed: z
    .object({ action: z.number().int(), at: z.string(), who: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
})
export type SettingShown = z.infer<typeof SettingShown>

/** How far an installation is set up, told by what is there. */
export const SetUp = z.object({
  sources: z.number().int(),
  messages: z.number().int(),
  units: z.number().int(),
  venues: z.number().int(),
  /** Of them those that stand on the map. */
  onMap: z.number().int(),
  published: z.number().int(),
})

export const Settings = z.object({
  settings: z.array(SettingShown),
  /** Athletes whose page the public sees, and of how many a field is known. */
  athletes: z.number().int(),
  known: z.record(z.string(), z.number().int()),
  /** Accounts without a role: who is let in by `login_enabled`. */
  accounts: z.number().int(),
  /** Organisations and disciplines that messages know. */
  sentOrganisations: z.array(z.string()),
  sentDisciplines: z.array(z.string()),
  setUp: SetUp,
})
export type Settings = z.infer<typeof Settings>

export const SettingChange = form.object({
  /** Null: back to what holds without it. */
  value: form.unknown().check(form.refine(hasStorableTexts)),
  /** The state that was seen. */
  expected: form.string().check(form.maxLength(80)),
  /** Asked where personal fields of minors are opened. */
  reason: form.optional(form.string().check(form.trim(), form.maxLength(300), form.refine(isStorable))),
})

const venueName = (least: number) =>
  form
    .string()
    .check(
      form.trim(),
      form.minLength(least, 'name-required'),
      form.maxLength(120, 'name-long'),
      form.refine(isPlainName, { error: 'name-characters' }),
    )

/** A venue as the organiser writes it. */
export const VenueDraft = form.object({
  name: form.object({
    por: venueName(1),
    eng: form.optional(venueName(0)),
    spa: form.optional(venueName(0)),
  }),
  address: form.optional(form.string().check(form.trim(), form.maxLength(300), form.refine(isStorable))),
  /** WGS 84, decimal degrees: both or neither. */
  lat: form.nullable(form.number().check(form.minimum(-90), form.maximum(90))),
  lon: form.nullable(form.number().check(form.minimum(-180), form.maximum(180))),
})
export type VenueDraft = z.infer<typeof VenueDraft>

export const OfficeVenues = z.object({
  venues: z.array(
    z.object({
      code: z.string(),
      name: z.object({ por: z.string(), eng: z.string().optional(), spa: z.string().optional() }).nullable(),
      address: z.string().nullable(),
      lat: z.number().nullable(),
      lon: z.number().nullable(),
      state: z.string(),
    }),
  ),
})
export type OfficeVenues = z.infer<typeof OfficeVenues>
