// Buttons: one orange main action a screen, plain ones for the rest; links may look like buttons.
import type { ComponentProps } from 'react';

type Look = 'main' | 'plain' | 'quiet';

export function Button({
  look = 'plain',
  className = '',
  type = 'submit',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={`button ${look} ${className}`} {...rest} />;
}

export function ButtonLink({
  look = 'plain',
  className = '',
  ...rest
}: ComponentProps<'a'> & { look?: Look }) {
  return <a className={`button ${look} ${className}`} {...rest} />;
}
