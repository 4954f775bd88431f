import { z } from 'zod'
import { DisciplineRef } from '../disciplines.ts'
import { StoredFile } from '../files/files.ts'
import { Organisation } from '../shared.ts'

/** How an athlete's photo stands; `withheld`: removed on request. */
export const PHOTO_STATES = ['photo', 'none', 'withheld'] as const

/** An athlete as the office chooses whose photo it is. */
export const PhotoAthlete = z.object({
  id: z.string(),
  name: z.string(),
  bib: z.string().nullable(),
  organisation: Organisation,
  disciplines: z.array(DisciplineRef),
  /** With addresses for the staff; null: there is none. */
  photo: StoredFile.nullable(),
  withheld: z.boolean(),
})
export type PhotoAthlete = z.infer<typeof PhotoAthlete>

/** A page of active athletes by family name. */
export const AthletePhotos = z.object({
  athletes: z.array(PhotoAthlete),
  next: z.string().nullable(),
  /** Active athletes of the games by how their photo stands, whatever is searched. */
  counts: z.object({ photo: z.number().int(), none: z.number().int(), withheld: z.number().int() }),
  /** Whether the organiser has opened photos: until then nobody but the staff sees one. */
  open: z.boolean(),
})
export type AthletePhotos = z.infer<typeof AthletePhotos>

/** Most files that are matched at a time. */
export const MOST_PHOTO_NAMES = 500

/** Whose photos files are, by their names, in the order they were asked for. */
export const PhotoMatches = z.object({
  matches: z.array(
    z.object({
      name: z.string(),
      /** `code` or `name`: of one athlete; `several`: any of `athletes`; `twice`: another file is the same athlete's; `none`: nobody's. */
      by: z.enum(['code', 'name', 'several', 'twice', 'none']),
      /** At most ten. */
      athletes: z.array(PhotoAthlete),
    }),
  ),
})
export type PhotoMatches = z.infer<typeof PhotoMatches>
