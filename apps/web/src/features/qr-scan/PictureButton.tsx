import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Chooses a picture that has a code in it. It stays on the device. */
export function PictureButton({ onPicture }: { onPicture: (file: File) => void }) {
  const t = useT()
  return (
    <label className="ui-button qr-scan-picture">
      <Icon name="photos" />
      {t('qr-scan.picture')}
      <input
        type="file"
        accept="image/*"
        className="ui-hidden"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // the same picture may be chosen again
          target.value = ''
          if (file) onPicture(file)
        }}
      />
    </label>
  )
}
