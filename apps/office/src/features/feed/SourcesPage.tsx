import { type FeedSource, type FeedTries, SourceDraft } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { Dialog } from '@games/web/ui/Dialog.tsx'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useWorker } from '../../session/office-session.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { FormField } from '../../ui/FormField.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { takeFaults, useCallForm } from '../../ui/use-call-form.ts'
import { FeedTabs } from './FeedTabs.tsx'
import { KeyShown, type NewKey } from './KeyShown.tsx'
import { SourceRow } from './SourceRow.tsx'
import { useAgo } from './use-ago.ts'

/** A paused source's messages add up: looked at this often. Milliseconds. */
const EVERY_MS = 10_000

/** Who sends messages: each source with its keys, its pause, and whom to call (R12.1, R12.4). */
export function SourcesPage() {
  const t = useT()
  const isAdmin = useWorker().role === 'admin'
  const { data, error, refetch } = useCall('listFeedSources', undefined, { every: EVERY_MS })
  const [adding, setAdding] = useState(false)
  const [newKey, setNewKey] = useState<NewKey | null>(null)
  return (
    <div className="office-page">
      <PageHead title={t('office-feed.sources')} about={t('office-feed.sources-about')}>
        {isAdmin ? (
          <Button kind="main" onClick={() => setAdding(true)}>
            {t('office-feed.add-source')}
          </Button>
        ) : null}
      </PageHead>
      <FeedTabs current="sources" />
      {data ? (
        <>
          <ul className="feed-sources">
            {data.sources.map((source: FeedSource) => (
              <SourceRow
                key={source.id}
                source={source}
                isAdmin={isAdmin}
                onKey={(key) => setNewKey({ key, takesPlace: source.keys.some(({ state }) => state === 'open') })}
              />
            ))}
          </ul>
          <p className="muted">{t('office-feed.wrong-keys', { count: data.wrongKeys })}</p>
          {data.tries.length > 0 ? <TryList tries={data.tries} /> : null}
        </>
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <Dialog
        open={adding}
        onClose={() => setAdding(false)}
        title={t('office-feed.add-source')}
        closeLabel={t('office.close')}
      >
        <AddSource
          onAdded={(key) => {
            setAdding(false)
            setNewKey({ key, takesPlace: false })
          }}
        />
      </Dialog>
      <KeyShown made={newKey} onClose={() => setNewKey(null)} />
    </div>
  )
}

/** Whence keys were tried that open nothing. */
function TryList({ tries }: { tries: readonly FeedTries[] }) {
  const t = useT()
  const ago = useAgo()
  return (
    <section aria-labelledby="feed-tries">
      <h2 className="office-h2" id="feed-tries">
        {t('office-feed.tries')}
      </h2>
      <ul className="feed-keys">
        {tries.map(({ network, key, tries: count, lastAt }) => (
          <li key={`${network} ${key?.ending}`}>
            <code>{network ?? t('office-feed.many-others')}</code>
            <span>{key ? t('office-feed.try-of-key', key) : t('office-feed.try-of-nobody')}</span>
            <span className="muted">{t('office-feed.try-count', { count, ago: ago(lastAt) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AddSource({ onAdded }: { onAdded: (key: string) => void }) {
  const t = useT()
  const form = useCallForm<{ name: string; contact: string }>(SourceDraft, { name: '', contact: '' })
  const add = useChange('addFeedSource')
  return (
    <FormProvider {...form}>
      <form
        className="feed-form"
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((body) =>
            add.mutate({ body }, { onSuccess: ({ key }) => onAdded(key), onError: (error) => takeFaults(form, error) }),
          )(event)
        }
      >
        <FormField<{ name: string; contact: string }>
          name="name"
          label={t('office-feed.source-name')}
          hint={t('office-feed.source-name-hint')}
          faultWords={(fault) => t(fault === 'name-taken' ? 'office-feed.name-taken' : 'office-feed.name-wrong')}
          maxLength={60}
        />
        <FormField<{ name: string; contact: string }>
          name="contact"
          label={t('office-feed.contact')}
          hint={t('office-feed.contact-hint')}
          faultWords={() => t('office-feed.contact-wrong')}
          maxLength={200}
        />
        {add.error && Object.keys(form.formState.errors).length === 0 ? <CallFailed error={add.error} /> : null}
        <Button kind="main" type="submit" disabled={add.isPending}>
          {t('office-feed.add-source')}
        </Button>
      </form>
    </FormProvider>
  )
}
