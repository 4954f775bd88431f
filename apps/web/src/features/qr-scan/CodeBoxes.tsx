import { SHORT_CODE_LENGTH } from '@games/domain/trivia/trivia-code'
import { useState } from 'react'
import { focusOnMount } from './focus-on-mount.ts'

interface CodeBoxesProps {
  readonly id: string
  readonly value: string
  readonly describedBy: string
  readonly isWrong: boolean
  readonly onChange: (code: string) => void
}

/** As the codes under posters are written: BCDF-2345. */
const HALF = SHORT_CODE_LENGTH / 2

/** One field, drawn as a box for each letter. What is pasted may have its dash, blanks and small letters. */
export function CodeBoxes({ id, value, describedBy, isWrong, onChange }: CodeBoxesProps) {
  const [at, setAt] = useState(value.length)
  return (
    <div className="qr-scan-code" data-wrong={isWrong}>
      <input
        ref={focusOnMount}
        id={id}
        value={value}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onSelect={({ currentTarget }) => setAt(currentTarget.selectionStart ?? 0)}
        onChange={({ target }) => {
          onChange(
            target.value
              .toUpperCase()
              .replace(/[^A-Z\d]/g, '')
              .slice(0, SHORT_CODE_LENGTH),
          )
          setAt(target.selectionStart ?? 0)
        }}
      />
      <div aria-hidden="true">
        {Array.from({ length: SHORT_CODE_LENGTH }, (_, index) => (
          // boxes are what they are by their place
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} data-at={index === Math.min(at, SHORT_CODE_LENGTH - 1)} data-half={index === HALF}>
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  )
}
