import { ApiFailure, MAX_DESK_PHOTO_BYTES } from '@games/contract'
import { padRsc } from '@games/domain'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { receivePicture, type UploadDeps } from '../files/index.ts'
import { type DeskCallDeps, reach } from './calls.ts'
import { countPhotos, photoOf, photoRows, putPhoto } from './desk.queries.ts'

/** Photos that are kept of a unit. */
const MOST_OF_A_UNIT = 12
/** Received at the same time, of all desks. */
const MOST_AT_ONCE = 4

export type PhotoDeps = Pick<DeskCallDeps, 'pool' | 'endOf'> & {
  readonly uploads: Pick<UploadDeps, 'incoming' | 'check' | 'onError'>
}

/** Photos of paper sheets: whoever scores hands them in, who has an account looks at them. */
export const deskPhotoCalls = ({ pool, endOf, uploads }: PhotoDeps): PrivateCalls<'addDeskPhoto' | 'getDeskPhoto'> => {
  let underWay = 0
  return {
    async addDeskPhoto({ params, raw }, caller) {
      const code = padRsc(params.unit)
      const { by } = await reach(pool, caller, code, endOf)
      if ((await photoRows(pool, [code])).some(({ id }) => id === params.id)) return { view: { id: params.id } }
      if (underWay >= MOST_AT_ONCE || (await countPhotos(pool, code)) >= MOST_OF_A_UNIT)
        throw new ApiFailure(429, 'too-many-attempts', 'Too many photos of this unit, or at this moment', {
          retryAfter: 5,
        })
      underWay += 1
      try {
        await putPhoto(pool, params.id, code, await receivePicture(raw, MAX_DESK_PHOTO_BYTES, uploads), by)
      } finally {
        underWay -= 1
      }
      return { view: { id: params.id } }
    },

    async getDeskPhoto({ params }, caller) {
      const code = padRsc(params.unit)
      await reach(pool, caller, code, endOf)
      const content = await photoOf(pool, code, params.id)
      if (!content) throw new ApiFailure(404, 'not-found', 'There is no such photo')
      return { view: { name: `${params.id}.jpg`, bytes: new Uint8Array(content) } }
    },
  }
}
