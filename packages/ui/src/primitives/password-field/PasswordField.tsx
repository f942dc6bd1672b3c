'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { useAnnounce } from '../announcer/Announcer.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import * as css from './PasswordField.css.ts';
import '../../messages/en/common.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'> {
  /** Indicates to browsers and password managers which password to offer. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password field, hidden until the user reveals it. It is hidden again on submit, so that
 * browsers do not store it in their form history.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const press = () => {
    setShown(!isShown);
    announce(t(isShown ? 'common.passwordHidden' : 'common.passwordShown'));
  };
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          ref={toggle}
          className={css.toggle}
          label={t(isShown ? 'common.hidePassword' : 'common.showPassword')}
          icon={isShown ? EyeOff : Eye}
          disabled={props.disabled}
          onClick={press}
        />
      }
    />
  );
}
