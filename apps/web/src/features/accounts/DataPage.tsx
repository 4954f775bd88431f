import { useState } from 'react'
import { RefusalNote } from '../../forms/RefusalNote.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { toast } from '../../ui/toast.ts'
import { OwnPage } from './OwnPage.tsx'
import { useSending } from './use-sending.ts'

/** Everything that is stored about one's account, to be taken along, how long it is stored, and the way to have it deleted (LGPD). */
export function DataPage() {
  const t = useT()
  return (
    <OwnPage title={t('accounts.data')} path="/account/data">
      <Copy />
      <div className="ui-section">
        <h2>{t('accounts.kept')}</h2>
      </div>
      <dl className="accounts-facts">
        <div>
          <dt>{t('accounts.kept-account')}</dt>
          <dd>{t('accounts.kept-account-time')}</dd>
        </div>
        <div>
          <dt>{t('accounts.cpf')}</dt>
          <dd>{t('accounts.kept-cpf-time')}</dd>
        </div>
        <div>
          <dt>{t('accounts.devices')}</dt>
          <dd>{t('accounts.kept-devices-time')}</dd>
        </div>
        <div>
          <dt>{t('accounts.kept-feedback')}</dt>
          <dd>{t('accounts.kept-feedback-time')}</dd>
        </div>
      </dl>
      <a className="ui-button ui-button-bad" href="/account/deletion">
        <Icon name="delete" />
        {t('accounts.delete')}
      </a>
    </OwnPage>
  )
}

function Copy() {
  const t = useT()
  const { send, refusal } = useSending()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    await send(async (options) => {
      const { privateApi } = await import('../../session/private-api.ts')
      const data = await privateApi.getAccountData({}, options)
      // what a browser saves has to be a link's
      const link = document.createElement('a')
      const file = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
      link.href = file
      link.download = `${data.account.username}-${new Date().toISOString().slice(0, 10)}.json`
      link.click()
      // the browser has begun to read it by then
      setTimeout(() => URL.revokeObjectURL(file), PATIENCE_TO_SAVE)
      toast.success(t('accounts.downloaded'))
    })
    setBusy(false)
  }
  return (
    <section className="accounts-form" aria-labelledby="accounts-copy">
      <div className="ui-section">
        <h2 id="accounts-copy">{t('accounts.copy')}</h2>
      </div>
      <p>{t('accounts.copy-about')}</p>
      <RefusalNote refusal={refusal} />
      <Button kind="main" disabled={isBusy} onClick={() => void download()}>
        <Icon name="download" />
        {t(isBusy ? 'accounts.downloading' : 'accounts.download')}
      </Button>
    </section>
  )
}

/** A phone may ask where to save it first. Milliseconds. */
const PATIENCE_TO_SAVE = 60_000
