import { z } from 'zod'
import * as form from 'zod/mini'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { DemoState, DemoWipe, DemoWiped } from './demo.ts'
import { OfficeChange } from './office.ts'
import { OfficeVenues, SETTING_KEYS, SettingChange, Settings, VenueDraft } from './settings.ts'

const VenueCode = z.object({ code: z.string().regex(/^[A-Z0-9]{2,10}$/) })

export const settingsCalls = {
  getSettings: {
    summary: 'What the organiser has decided, who changed it last, and how far the games are set up',
    audience: 'admin',
    whileClosed: true,
    response: Settings,
  },
  changeSetting: {
    summary: 'Changes one setting, unless somebody else has changed it since it was read',
    audience: 'admin',
    whileClosed: true,
    params: z.object({ key: z.enum(SETTING_KEYS) }),
    body: SettingChange,
    response: OfficeChange,
  },
  listOfficeVenues: {
    summary: 'The venues that the organiser has written down',
    audience: 'admin',
    whileClosed: true,
    response: OfficeVenues,
  },
  saveVenue: {
    summary: 'Writes a venue down, or changes what is written of it',
    audience: 'admin',
    whileClosed: true,
    params: VenueCode,
    body: form.extend(VenueDraft, {
      /** The state that was seen; null: it is new. */
      expected: form.nullable(form.string().check(form.maxLength(80))),
    }),
    response: OfficeChange,
  },
  removeVenue: {
    summary: 'Takes out what the organiser has written of a venue',
    audience: 'admin',
    whileClosed: true,
    params: VenueCode,
    response: OfficeChange,
  },
  getDemo: {
    summary: 'Whether there is a demo in the database, and what wiping it would remove',
    audience: 'admin',
    whileClosed: true,
    response: DemoState,
  },
  wipeDemo: {
    summary: 'Removes what the demo made, for good: it does not come back',
    audience: 'admin',
    whileClosed: true,
    body: DemoWipe,
    response: DemoWiped,
  },
} as const satisfies PrivateEndpoints
