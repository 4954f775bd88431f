import type { Book } from '@games/contract'
import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { useReportFile } from './use-report-file.ts'

/** Documents made from our own data (spec R5.9), by kind, in the page's language. Nothing where there are none. */
export function BookList({ books }: { books: readonly Book[] }) {
  const t = useT()
  if (books.length === 0) return null
  const kinds = Map.groupBy(books, ({ kind }) => kind)
  return (
    <section className="reports-books">
      <div className="ui-section">
        <h2>{t('reports.books')}</h2>
        <span>PDF</span>
      </div>
      <p className="reports-facts">{t('reports.books-why')}</p>
      <dl>
        {[...kinds].map(([kind, ofKind]) => (
          <div key={kind}>
            <dt>{t(`reports.book-${kind}`)}</dt>
            {ofKind.map((book) => (
              <dd key={book.address}>
                <BookLink book={book} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

function BookLink({ book: { kind, event, day, address } }: { book: Book }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const file = useReportFile({ address: `${address}${address.includes('?') ? '&' : '?'}lang=${locale}` })
  const of = event ? text(event.name, event.code) : day ? shortDay(day, locale) : ''
  const bookName = [t(`reports.book-${kind}`), of].filter(Boolean).join(', ')
  return (
    <a
      href={file.href}
      target="_blank"
      rel="noopener"
      onClick={file.onOpen}
      aria-label={t('reports.open-named', { name: bookName })}
    >
      {of || t('reports.open')}
    </a>
  )
}
