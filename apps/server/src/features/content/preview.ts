import { ApiFailure, type ContentPreview } from '@games/contract'
import type { Reading } from '../../facts/reading.ts'
import type { DescribeFiles } from '../edge.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { itemRow, type PublishedRow, versionRow } from './content.queries.ts'
import { filesOf } from './files-of.ts'
import { timeZone } from '../games/index.ts'
import * as present from './present.ts'

/** A version (the newest) as a visitor would be sent it were it published at `now`; `shown` null: it would not be shown. */
export async function previewOf(
  tx: Reading,
  files: DescribeFiles,
  id: string,
  version: number | undefined,
  now: Date,
): Promise<ContentPreview> {
  const q = tx.from([])
  const item = await itemRow(q, id)
  const row = item && (await versionRow(q, id, version ?? item.version))
  if (!item || !row) throw new ApiFailure(404, 'not-found', 'There is no such content, or no such version')
  const { body } = row
  const wanted = new WantedNames()
  if ('discipline' in body && body.discipline !== null) wanted.discipline(body.discipline)
  const names = await wanted.lookUp(tx)
  const first = item.first_published_at ?? now
  const named = await filesOf(files, q, [body], 'staff')
  const shown = shownOf(
    {
      id,
      body,
      first_published_at: first,
      published_at: item.published_at ?? first,
      correction: null,
      zone: await timeZone(q),
    },
    named,
    names,
  )
  return { ...shown, files: [...named.values()] }
}

type Shown = ContentPreview extends infer P ? (P extends unknown ? Omit<P, 'files'> : never) : never

function shownOf(row: PublishedRow, files: present.Files, names: Names): Shown {
  const { body } = row
  switch (body.kind) {
    case 'informativo':
      return { kind: body.kind, shown: present.informativo({ ...row, body }, files) }
    case 'announcement':
      return { kind: body.kind, shown: present.announcement({ ...row, body }) }
    case 'report':
      return { kind: body.kind, shown: present.officialReport({ ...row, body }, files) }
    case 'ambassador':
      return { kind: body.kind, shown: present.ambassador({ ...row, body }, files, names) }
    case 'sponsor':
      return { kind: body.kind, shown: present.sponsor({ ...row, body }, files) }
    case 'volunteer':
      return { kind: body.kind, shown: present.volunteerTeam({ ...row, body }) }
    case 'course':
      return { kind: body.kind, shown: present.course({ ...row, body }, files) }
    case 'place':
      return { kind: body.kind, shown: present.place({ ...row, body }) }
    case 'transport':
      return { kind: body.kind, shown: present.transportRoute({ ...row, body }, files) }
    case 'album':
      return { kind: body.kind, shown: present.album({ ...row, body }, files, names) }
    case 'video':
      return { kind: body.kind, shown: present.video({ ...row, body }, files, names) }
    case 'live-stream':
      return { kind: body.kind, shown: present.liveStream({ ...row, body }, names) }
    case 'award':
      return { kind: body.kind, shown: present.ownAward({ ...row, body }) }
  }
}
