import { type FollowKey, MOST_FOLLOWED } from '@games/domain/follow/follow'
import { useRouter } from '@tanstack/react-router'
import { useT } from '../i18n/use-t.ts'
import { offerNotices } from '../notifications/offer.ts'
import { toast } from '../ui/toast.ts'
import { follow, useFollowed } from './follows.ts'

/** Follows something, or follows it no longer: what is followed makes the visitor's agenda. `name` is what the page calls it. */
export function FollowButton({ of, name }: { of: FollowKey; name: string }) {
  const t = useT()
  const [isFollowed, toggle] = useFollowing(of, name)
  return (
    <button type="button" className="follow-button" data-followed={isFollowed || undefined} onClick={toggle}>
      <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8Z" />
      </svg>
      {t(isFollowed ? 'app-shell.following' : 'app-shell.follow')}
      <span className="ui-hidden"> {name}</span>
    </button>
  )
}

/** Whether something is followed, and what changes it, which says so and how to take it back. */
export function useFollowing(of: FollowKey, name: string): readonly [isFollowed: boolean, toggle: () => void] {
  const t = useT()
  const router = useRouter()
  const followed = useFollowed()
  const isFollowed = followed.includes(of)
  const toggle = () => {
    if (!isFollowed && followed.length >= MOST_FOLLOWED) {
      toast.error(t('app-shell.follow-most', { most: MOST_FOLLOWED }))
      return
    }
    follow(of, !isFollowed)
    const id = 'follow'
    if (isFollowed)
      toast(t('app-shell.unfollowed', { name }), {
        id,
        action: { label: t('app-shell.undo'), onClick: () => follow(of, true) },
      })
    else
      offerNotices({ key: of, name }, () =>
        toast(t('app-shell.followed', { name }), {
          id,
          action: { label: t('app-shell.open-agenda'), onClick: () => void router.navigate({ href: '/agenda' }) },
        }),
      )
  }
  return [isFollowed, toggle]
}
