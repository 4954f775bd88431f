import { z } from 'zod'
import * as form from 'zod/mini'
import { isStorable } from '../fields.ts'
import { Paging } from '../paging.ts'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { text } from '../texts.ts'
import { AthletePhotos, MOST_PHOTO_NAMES, PHOTO_STATES, PhotoMatches } from './athlete-photos.ts'
import { OfficeChange } from './office.ts'

const Athlete = z.object({ id: text(1, 100) })
/** The file that was seen; null: there was none. */
const expected = form.nullable(form.uuid())

export const athletePhotoCalls = {
  listAthletePhotos: {
    summary: 'Athletes with their photos, by name, fifty a page',
    audience: 'operator',
    whileClosed: true,
    query: Paging.extend({
      /** Any part of the name, the delegation's code, or the athlete's own. */
      q: text(0, 80).optional(),
      state: z.enum(PHOTO_STATES).optional(),
    }),
    response: AthletePhotos,
  },
  matchAthletePhotos: {
    summary: 'Whose photos files are, by a code or a name in the names of the files; nothing is stored',
    audience: 'operator',
    whileClosed: true,
    body: form.object({
      names: form
        .array(form.string().check(form.minLength(1), form.maxLength(500), form.refine(isStorable)))
        .check(form.minLength(1), form.maxLength(MOST_PHOTO_NAMES)),
    }),
    bodyBytes: 1_000_000,
    response: PhotoMatches,
  },
  setAthletePhoto: {
    summary: 'Puts a photo that was uploaded in an athlete’s place, unless another has come since',
    audience: 'operator',
    whileClosed: true,
    params: Athlete,
    body: form.object({
      file: form.uuid(),
      expected,
      /** The athlete's photo was removed on request, and is now wanted all the same. */
      again: form.boolean(),
    }),
    response: OfficeChange,
  },
  removeAthletePhoto: {
    summary:
      'Removes an athlete’s photo on request: gone from everywhere at once, for good after a day, and not put up again by mistake',
    audience: 'operator',
    whileClosed: true,
    params: Athlete,
    body: form.object({ expected }),
    response: OfficeChange,
  },
} as const satisfies PrivateEndpoints
