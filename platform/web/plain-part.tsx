import type { ComponentType, HTMLAttributes } from 'react'

export interface PartProps<Props> extends HTMLAttributes<HTMLElement> {
  as: 'li' | 'ul' | 'table' | 'article' | 'section' | 'aside' | 'footer'
  of: ComponentType<Props>
  /** Plain data. */
  props: Props
  /** What of the address it reads. Apart from that it may lead back to it, as `backUrl`. */
  reads?: readonly string[]
}

export const PlainPart = <Props extends object>({
  as: Element,
  of: Part,
  props,
  reads: _,
  ...attributes
}: PartProps<Props>) => (
  <Element {...attributes}>
    <Part {...props} />
  </Element>
)
