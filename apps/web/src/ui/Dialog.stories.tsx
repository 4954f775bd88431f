import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { LONG_NAME } from './testing/samples.ts'

interface Shown {
  readonly title: string
  readonly text: string
  readonly answers?: boolean
}

function Opened({ title, text, answers = false }: Shown) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        closeLabel="Fechar"
        actions={
          answers ? (
            <>
              <Button onClick={close}>Cancelar</Button>
              <Button kind="bad" onClick={close}>
                Esquecer tudo
              </Button>
            </>
          ) : undefined
        }
      >
        {text ? <p>{text}</p> : null}
      </Dialog>
    </>
  )
}

const meta = {
  component: Opened,
  args: { title: 'Nova versão', text: 'A página fica onde está.' },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir' }))
  return within(canvasElement).findByRole('dialog')
}

export const Notice: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog).toHaveAccessibleName('Nova versão')
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  },
}

export const Question: Story = {
  args: { title: 'Esquecer tudo?', text: 'Preferências e dados guardados saem deste aparelho.', answers: true },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['', 'Cancelar', 'Esquecer tudo'])
  },
}

export const TitleOnly: Story = {
  args: { title: 'Copiado', text: '' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}

export const LongestWords: Story = {
  args: { title: LONG_NAME, text: `${LONG_NAME}. `.repeat(40), answers: true },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog.offsetHeight).toBeLessThan(innerHeight)
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
    await expect(document.activeElement).toHaveTextContent('Abrir')
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
}
