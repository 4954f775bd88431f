import { useT } from '../i18n/use-t.ts'
import type { NoticeExample } from './notice-example.ts'
import './notifications.css'

/** A notification as it will come. */
export function NoticePreview({ example: { title, body, at } }: { example: NoticeExample }) {
  const t = useT()
  return (
    <figure className="notices-preview" aria-label={t('notifications.looks')}>
      <img src="/icons/any-192.png" width="32" height="32" alt="" />
      <div>
        <b>{title}</b>
        <p>{body}</p>
      </div>
      <span>{at}</span>
    </figure>
  )
}
