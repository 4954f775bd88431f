import type { Followed } from '@games/contract'
import { NoticesView } from '../../notifications/NoticesView.tsx'
import { firstOf } from '../../notifications/notice-example.ts'
import { CalendarLink } from './CalendarLink.tsx'
import { useFollowedWords } from './use-followed-words.ts'

/** What this device is told of what the visitor follows. */
export function AgendaNotices({ keys, followed }: { keys: readonly string[]; followed: readonly Followed[] }) {
  const words = useFollowedWords()
  return (
    <NoticesView
      next={firstOf(followed, words.name)}
      followed={keys.length}
      calendar={keys.length === 0 ? null : <CalendarLink keys={keys} />}
    />
  )
}
