import { Transition, type TransitionProps } from 'notistack';
import { type RefObject, useRef } from 'react';

/**
 * Says in the markup when a toast leaves, for theme/toast-style.css. notistack's own transition asks its child for `element.ref`,
 * which React has no more.
 */
export function ToastTransition({ children, ...props }: TransitionProps) {
  const node = useRef<HTMLDivElement>(null);
  return (
    // Its types are older than React's, where a reference may be empty until something is mounted.
    <Transition {...props} nodeRef={node as RefObject<HTMLDivElement>}>
      {() => (
        <div ref={node} className="toast-moves" data-leaves={props.in === false}>
          {children}
        </div>
      )}
    </Transition>
  );
}
