import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from './Button.tsx'
import { Score } from './Score.tsx'

const meta = { component: Score, args: { value: '21' } } satisfies Meta<typeof Score>
export default meta
type Story = StoryObj<typeof meta>

export const TwoDigits: Story = {}
export const ThreeDigits: Story = { args: { value: '104–98' } }
export const Time: Story = { args: { value: '1:58:04,312' } }
export const Nothing: Story = { args: { value: '' } }

function Changing() {
  const [points, setPoints] = useState(21)
  return (
    <div className="workshop-row">
      <Score value={String(points)} />
      <Button onClick={() => setPoints(points + 1)}>Ponto</Button>
    </div>
  )
}
export const Changed: Story = {
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    const score = canvas.getByText('22')
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(score.getAnimations().length).toBe(still ? 0 : 1)
  },
}
