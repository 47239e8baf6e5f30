import { Button, Input } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { pictureSize } from '../../../shared/admin/professionals.ts'
import { Portrait } from '../../people/professional-line.tsx'
import css from '../admin.module.css'

interface Props {
  /** Whose initial is shown without a picture. */
  name: string
  /** A data URL. */
  value: string | null
  onChange: (picture: string | null) => void
  error?: ReactNode
}

/** The picture that customers see; it is made small here, and what the file says about itself stays behind. */
export function PictureField({ name, value, onChange, error }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const id = useId()
  async function choose(chosen: File | undefined) {
    if (!chosen) return
    try {
      onChange(await shrink(chosen))
      setRefusal(undefined)
    } catch {
      setRefusal(`This browser can’t open ${chosen.name} as a picture.`)
    }
  }
  return (
    <Input.Wrapper
      id={id}
      label="Picture (optional)"
      description="Customers see this, or the initial if there’s none"
      error={refusal ?? error}
    >
      <div className={css.actions}>
        <Portrait professional={{ firstName: name, picture: value }} />
        <input
          ref={file}
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/*"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        <Button variant="default" onClick={() => file.current?.click()}>
          {value ? 'Change picture' : 'Choose picture'}
        </Button>
        {value ? (
          <Button variant="default" onClick={() => onChange(null)}>
            Remove picture
          </Button>
        ) : null}
      </div>
    </Input.Wrapper>
  )
}

/** The middle of the picture as a small square JPEG. @throws if the browser cannot read it */
async function shrink(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize
  canvas.height = pictureSize
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser cannot draw.')
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, pictureSize, pictureSize)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  drawing.drawImage(picture, left, top, side, side, 0, 0, pictureSize, pictureSize)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.82)
}
