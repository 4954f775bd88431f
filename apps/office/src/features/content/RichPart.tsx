import { isSafeAddress, plainOf, RichText } from '@games/contract/content/rich-text'
import { isSame } from '@games/domain/content/merge'
import { LOCALE_NAMES, LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { type Editor, EditorContent, type JSONContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { LANGUAGES, type Language } from './languages.ts'
import { usePart } from './use-part.ts'
import { withText } from './with-text.ts'

type Rich = { readonly por: RichText } & { readonly [L in 'spa' | 'eng']?: RichText | undefined }
const NOTHING: RichText = { type: 'doc', content: [] }

/** The contract's nodes and no others: what is pasted is cut to them. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeAddress(address),
      shouldAutoLink: (address) => isSafeAddress(address),
    },
  }),
]

/** A rich text in three languages side by side, with one bar for the one that is written. */
export function RichPart({ name, nullable }: { name: 'body' | 'bio'; nullable: boolean }) {
  const { value, set, label, wordsOf } = usePart<Rich | null>({ name }, 'wrong-rich')
  const [active, setActive] = useState<Editor | null>(null)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const write = (language: Language, doc: RichText) => {
    const isBlank = plainOf(doc).trim() === ''
    const next: Rich = withText<RichText>(latest.current, language, isBlank ? undefined : doc, NOTHING)
    const isNothing = nullable && Object.values(next).every((one) => plainOf(one ?? NOTHING).trim() === '')
    latest.current = isNothing ? null : next
    set(latest.current)
  }
  return (
    <fieldset className="content-texts content-rich">
      <legend>{label}</legend>
      <RichBar editor={active} />
      {LANGUAGES.map((language) => (
        <div key={language} className="content-text" data-language={language}>
          <span className="content-text-name" aria-hidden="true">
            {LOCALE_NAMES[language]}
          </span>
          <RichField
            label={`${label}, ${LOCALE_NAMES[language]}`}
            language={language}
            doc={value?.[language] ?? NOTHING}
            onChange={(doc) => write(language, doc)}
            onFocus={setActive}
          />
          <span className="ui-field-error" role="status">
            {wordsOf(`${name}.${language}`).error}
          </span>
        </div>
      ))}
    </fieldset>
  )
}

interface RichFieldProps {
  readonly label: string
  readonly language: Language
  readonly doc: RichText
  readonly onChange: (doc: RichText) => void
  readonly onFocus: (editor: Editor) => void
}

/** A document without what the contract has no place for; as it is where the contract does not take it, for the form to say so. */
const contractDoc = (doc: unknown): RichText => {
  const sound = RichText.safeParse(doc)
  return sound.success ? sound.data : (doc as RichText)
}

function RichField({ label, language, doc, onChange, onFocus }: RichFieldProps) {
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  }, [onChange])
  const editor = useEditor({
    extensions: EXTENSIONS,
    // its styles are in content.css: the security policy takes none from scripts
    injectCSS: false,
    content: doc as JSONContent,
    editorProps: {
      attributes: {
        class: 'content-rich-field ui-input',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: LOCALE_TAGS[language],
      },
    },
    onUpdate: ({ editor: own }) => change.current(contractDoc(own.getJSON())),
    onFocus: ({ editor: own }) => onFocus(own),
  })
  // what comes from elsewhere: somebody else's paragraph, a translation that is begun from the Portuguese
  useEffect(() => {
    const shown = contractDoc(editor.getJSON())
    const isBlank = plainOf(shown).trim() === '' && plainOf(doc).trim() === ''
    if (!isBlank && !isSame(shown, doc)) editor.commands.setContent(doc as JSONContent, { emitUpdate: false })
  }, [editor, doc])
  return <EditorContent editor={editor} />
}

/** Headings, bold, italic, lists, link, undo: of the field that is written. */
function RichBar({ editor }: { editor: Editor | null }) {
  const t = useT()
  const [address, setAddress] = useState<string | null>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: own }) => ({
      h2: own?.isActive('heading', { level: 2 }) ?? false,
      h3: own?.isActive('heading', { level: 3 }) ?? false,
      bold: own?.isActive('bold') ?? false,
      italic: own?.isActive('italic') ?? false,
      bullets: own?.isActive('bulletList') ?? false,
      numbers: own?.isActive('orderedList') ?? false,
      link: own?.isActive('link') ?? false,
    }),
  })
  const chain = () => editor?.chain().focus()
  const tools = [
    ['h2', 'H₂', () => chain()?.toggleHeading({ level: 2 }).run()],
    ['h3', 'H₃', () => chain()?.toggleHeading({ level: 3 }).run()],
    ['bold', <OfficeIcon key="bold" name="bold" />, () => chain()?.toggleBold().run()],
    ['italic', <OfficeIcon key="italic" name="italic" />, () => chain()?.toggleItalic().run()],
    ['bullets', <OfficeIcon key="list" name="list" />, () => chain()?.toggleBulletList().run()],
    ['numbers', '1.', () => chain()?.toggleOrderedList().run()],
    [
      'link',
      <OfficeIcon key="link" name="link" />,
      () => (on?.link ? chain()?.unsetLink().run() : setAddress('https://')),
    ],
  ] as const
  const link = (event: FormEvent | { preventDefault: () => void }) => {
    event.preventDefault()
    if (address === null || !isSafeAddress(address)) return
    if (editor?.state.selection.empty)
      chain()
        ?.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    else chain()?.setLink({ href: address }).run()
    setAddress(null)
  }
  return (
    <div className="content-bar">
      {tools.map(([tool, sign, does]) => (
        <button
          key={tool}
          type="button"
          aria-label={t(`office-content.bar-${tool}`)}
          title={t(`office-content.bar-${tool}`)}
          aria-pressed={on?.[tool] ?? false}
          disabled={editor === null}
          onMouseDown={(event) => event.preventDefault()}
          onClick={does}
        >
          {sign}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('office-content.bar-undo')}
        title={t('office-content.bar-undo')}
        disabled={editor === null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => chain()?.undo().run()}
      >
        <OfficeIcon name="undo" />
      </button>
      {address === null ? (
        <span className="muted small">{t('office-content.bar-paste')}</span>
      ) : (
        <span className="content-link">
          <input
            className="ui-input"
            type="url"
            aria-label={t('office-content.bar-address')}
            aria-invalid={!isSafeAddress(address) && address !== 'https://'}
            value={address}
            // it was just asked for
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={({ target }) => setAddress(target.value.trim())}
            onKeyDown={(event) => {
              if (event.key === 'Enter') link(event)
              if (event.key === 'Escape') setAddress(null)
            }}
          />
          <button type="button" className="office-button-small" disabled={!isSafeAddress(address)} onClick={link}>
            {t('office-content.bar-set')}
          </button>
        </span>
      )}
    </div>
  )
}
